import { describe, expect, test } from 'vitest';
import { faultsIn } from '#src/testing/contract-faults.ts';
import { generate, sharedSource, templateBodies, templateSources } from '#src/testing/generated-contracts.ts';
import { contractText } from '../generated-contracts/contract-layout.rules';
import { publishSample, sampleValues } from './publish-sample.rules';
import { publishTemplate } from './publish-template.rules';

describe.each(templateSources.map((source) => [source.id, source] as const))('the sample of %s', (id, source) => {
  const body = templateBodies.find((one) => one.id === id);
  if (!body) throw new Error(`there is no ${id}`);
  const { blocks } = publishSample(source, sharedSource);

  test('is the contract that its form makes of the same values, with nothing left open and nothing wrong', () => {
    const generated = generate(body, { ...sampleValues(source, sharedSource) });
    expect(contractText(blocks)).toBe(generated.text);
    expect(generated.text).not.toMatch(/\{\{|\[|\bundefined\b|\bNaN\b/);
    expect(faultsIn(generated)).toEqual([]);
  });

  test('has two different parties, and no company that could be a real one', () => {
    const values = sampleValues(source, sharedSource);
    const named = (ending: string) =>
      source.parties.flatMap(({ role }) => (values[role + ending] ? [values[role + ending]] : []));
    expect(new Set(named('Name')).size).toBe(named('Name').length);
    expect(named('Number').filter((number) => number !== '00000000')).toEqual([]);
  });
});

test('a sample that its own form would refuse is not published', () => {
  const tenancy = templateSources.find(({ id }) => id === 'tenancy-agreement');
  if (!tenancy) throw new Error('there is no tenancy agreement');
  const changed = (sample: Record<string, string>) => ({ ...tenancy, sample: { ...tenancy.sample, ...sample } });
  expect(() => publishSample(changed({ deposit: '5000' }), sharedSource)).toThrow('templates.deposit_too_high');
  expect(() => publishSample(changed({ tenantName: '' }), sharedSource)).toThrow('templates.required');
  expect(() => publishSample(changed({ gardener: 'Ann' }), sharedSource)).toThrow('gardener');
});

test('a long form asks for its parties first, and for no one thing alone', () => {
  for (const source of templateSources) {
    const { variables } = publishTemplate(source, sharedSource, 'en');
    const stepOf = (name: string) => variables.find((one) => one.name === name)?.step;
    expect(stepOf('agreementDate')).toBe('parties');
    for (const { role } of source.parties) expect(stepOf(`${role}Name`)).toBe('parties');
    for (const [step, asked] of Map.groupBy(variables, (one) => one.step)) {
      // Of short forms, which are one page, it does not matter.
      if (variables.length <= 15 || step === 'options') continue;
      expect(asked.length, `${source.id} asks one thing alone: ${step}`).toBeGreaterThan(1);
    }
  }
});
