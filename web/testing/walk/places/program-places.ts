import { appears, fill, inTurn, openDialog, press, sendInVain } from '../acts.ts';
import { answered, changed, failed, refused } from '../answers.ts';
import type { PlaceOfPersona } from '../place.ts';
import { at, dialog } from './settings-page.ts';

const tokens = {
  'GET /api/user/tokens': answered([
    {
      ...{ id: 'one', name: 'Contract archive', scopes: ['contracts:read'], createdAt: '2026-11-01T08:00:00.000Z' },
      ...{ lastUsedAt: '2026-11-21T08:00:00.000Z', expiresAt: '2027-01-30T08:00:00.000Z' },
    },
    {
      ...{ id: 'two', name: 'المساعد', scopes: ['contracts:read', 'contracts:write'], expiresAt: null },
      ...{ createdAt: '2026-10-01T08:00:00.000Z', lastUsedAt: null },
    },
  ]),
  'POST /api/user/confirm': answered({ success: true, message: '' }),
  'POST /api/user/tokens': answered({
    ...{ id: 'three', name: 'Archive', scopes: ['contracts:read'], createdAt: '2026-11-21T08:00:00.000Z' },
    ...{ lastUsedAt: null, expiresAt: null, token: 'pc_bm90IGEgdG9rZW4gYXQgYWxsIGJ1dCBhcyBsb25nIGFz' },
  }),
};
const openTokens = inTurn(openDialog('tokens_manage'), appears(`${dialog} [type=submit]`));
const nameToken = inTurn(
  openTokens,
  fill({ name: 'Archive' }, dialog),
  press(`${dialog} form [type=submit]`),
  appears(`${dialog} [name=password]`),
);
const makeToken = inTurn(nameToken, fill({ password: 'plain words' }, dialog), press(`${dialog} form [type=submit]`));

const webhooks = {
  'GET /api/user/webhooks': answered([
    {
      ...{
        id: 'one',
        url: 'https://hooks.northwind.example/plainclause/finished',
        outcome: 'delivered',
        httpStatus: 204,
      },
      ...{ createdAt: '2026-11-01T08:00:00.000Z', lastTriedAt: '2026-11-21T08:00:00.000Z' },
    },
    {
      ...{ id: 'two', url: `https://automation.example/${'a-long-address-'.repeat(8)}`, outcome: 'retrying' },
      ...{ createdAt: '2026-10-01T08:00:00.000Z', lastTriedAt: '2026-11-21T08:00:00.000Z', httpStatus: null },
    },
    {
      ...{ id: 'three', url: 'https://new.example/', outcome: null, httpStatus: null },
      ...{ createdAt: '2026-09-01T08:00:00.000Z', lastTriedAt: null },
    },
  ]),
  'POST /api/user/webhooks': answered({
    ...{ id: 'four', url: 'https://hooks.example.com/', outcome: null, httpStatus: null, lastTriedAt: null },
    ...{ createdAt: '2026-11-21T08:00:00.000Z', secret: 'whsec_bm90IGEgc2VjcmV0IGF0IGFsbCwgYnV0IGFzIGxvbmc=' },
  }),
};
const openWebhooks = inTurn(openDialog('webhooks_manage'), appears(`${dialog} [type=submit]`));
const addWebhook = inTurn(
  openWebhooks,
  fill({ url: 'https://hooks.example.com/' }, dialog),
  press(`${dialog} form [type=submit]`),
);

/** What programs act for an account by, and are told by. */
export const programPlaces: PlaceOfPersona[] = [
  at('tokens', { answers: tokens, open: inTurn(openTokens, appears(`${dialog} li`)) }),
  at('tokens-none', { answers: { 'GET /api/user/tokens': answered([]) }, open: openTokens }),
  at('tokens-not-included', {
    answers: { ...tokens, '/api/user': changed({ accountStatus: 'plus' }) },
    open: inTurn(openDialog('tokens_manage'), appears(`${dialog} li`)),
  }),
  at('tokens-not-loaded', {
    answers: { 'GET /api/user/tokens': failed },
    open: inTurn(openDialog('tokens_manage'), appears(`${dialog} [role=alert]`)),
    failing: true,
  }),
  at('token-errors', { momentary: true, answers: tokens, open: inTurn(openTokens, sendInVain(dialog)) }),
  at('token-confirm', { answers: tokens, open: nameToken }),
  at('token-refused', {
    answers: { ...tokens, 'POST /api/user/tokens': refused(409, 'accounts.token_too_many') },
    open: inTurn(makeToken, appears(`${dialog} [role=alert]`)),
    failing: true,
  }),
  at('token-made', { answers: tokens, open: inTurn(makeToken, appears(`${dialog} code`)) }),
  at('webhooks', { answers: webhooks, open: inTurn(openWebhooks, appears(`${dialog} li`)) }),
  at('webhooks-none', { answers: { 'GET /api/user/webhooks': answered([]) }, open: openWebhooks }),
  at('webhooks-not-included', {
    answers: { ...webhooks, '/api/user': changed({ accountStatus: 'plus' }) },
    open: inTurn(openDialog('webhooks_manage'), appears(`${dialog} li`)),
  }),
  at('webhooks-not-loaded', {
    answers: { 'GET /api/user/webhooks': failed },
    open: inTurn(openDialog('webhooks_manage'), appears(`${dialog} [role=alert]`)),
    failing: true,
  }),
  at('webhook-errors', { momentary: true, answers: webhooks, open: inTurn(openWebhooks, sendInVain(dialog)) }),
  at('webhook-refused', {
    answers: { ...webhooks, 'POST /api/user/webhooks': refused(409, 'webhooks.too_many') },
    open: inTurn(addWebhook, appears(`${dialog} [role=alert]`)),
    failing: true,
  }),
  at('webhook-added', { answers: webhooks, open: inTurn(addWebhook, appears(`${dialog} code`)) }),
  at('webhook-test-failed', {
    answers: {
      ...webhooks,
      'POST /api/user/webhooks/three/test': answered({
        ...{ id: 'three', url: 'https://new.example/', outcome: 'failed', httpStatus: 500 },
        ...{ createdAt: '2026-09-01T08:00:00.000Z', lastTriedAt: '2026-11-21T08:00:00.000Z' },
      }),
    },
    open: inTurn(
      openWebhooks,
      appears(`${dialog} li`),
      press(`${dialog} li:nth-child(3) button`),
      appears(`${dialog} [role=alert]`),
    ),
  }),
];
