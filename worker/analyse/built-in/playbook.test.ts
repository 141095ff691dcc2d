import { describe, expect, test } from 'vitest';
import { playbook } from './playbook';

describe('the playbook', () => {
  test('has one play a clause type', () => {
    const types = playbook.map(({ type }) => type);
    expect(types.filter((type, index) => types.indexOf(type) !== index)).toEqual([]);
  });

  test('finds each clause in some way', () => {
    expect(playbook.filter(({ rule, find }) => !rule && !find).map(({ type }) => type)).toEqual([]);
  });
});
