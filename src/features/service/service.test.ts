import { expect, test, vi } from 'vitest';
import { call } from '#src/testing/api.ts';

const withAnalyst = (analyst: () => Promise<string>) =>
  ({ MEASURE: { analyst } }) as unknown as Partial<Cloudflare.Env>;
const described = async (env: Partial<Cloudflare.Env>) => {
  const answer = await call('GET', '/api/service', { env });
  expect(answer.status).toBe(200);
  return answer.json();
};

test.each(['built-in', 'language-model'])('who analyses is told as the one that does says: %s', async (analyst) => {
  expect(await described(withAnalyst(async () => analyst))).toEqual({
    analyst,
    uptimeStated: false,
    socialProfiles: [],
  });
});

test('an analyst that cannot be asked is not claimed to be a language model', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const silent = withAnalyst(() => Promise.reject(new Error('not reached')));
  expect(await described(silent)).toMatchObject({ analyst: 'built-in' });
  expect(warned).toHaveBeenCalledOnce();
});

test('the uptime is an aim until the operator states it', async () => {
  const builtIn = withAnalyst(async () => 'built-in');
  expect(await described({ ...builtIn, UPTIME_CLAIM: 'on' })).toMatchObject({ uptimeStated: true });
  expect(await described({ ...builtIn, UPTIME_CLAIM: '' })).toMatchObject({ uptimeStated: false });
});

test('the operator’s profiles elsewhere are told in the order they are given', async () => {
  const SOCIAL_PROFILES = '{"Mastodon":"https://social.example/@plain","LinkedIn":"https://linkedin.example/plain"}';
  expect(await described({ ...withAnalyst(async () => 'built-in'), SOCIAL_PROFILES })).toMatchObject({
    socialProfiles: [
      { name: 'Mastodon', address: 'https://social.example/@plain' },
      { name: 'LinkedIn', address: 'https://linkedin.example/plain' },
    ],
  });
});
