import { appears, chooseFile, chooseHugeFile, click, holdToast, inTurn, press } from '../acts.ts';
import { type Answer, answered, asItIs, changed, failed, never } from '../answers.ts';
import type { Place, PlaceOfPersona } from '../place.ts';

const check = 'POST /api/contracts/validate-size';
const usage = '/api/usage/check/contract_analysis';

const measured = {
  ...{ availableTokens: null, maxPages: null, detectedLanguage: null, languageConfidence: null },
  ...{ estimatedTokens: null, characters: null, looksLikeContract: true, notContractReason: null },
};
const reading = { allowed: true, reason: null, reasonCode: null, pages: 12, tokensPerPage: 2250, maxPages: 60 };

/** A PDF of pictures alone, which a model could read. */
const scanned = (machineReading: {
  allowed?: boolean;
  reasonCode?: string;
  availableTokens?: number;
  maxPages?: number;
}): Answer =>
  answered((text) => ({
    ...measured,
    allowed: false,
    reason: text('error_contracts_file_scanned'),
    reasonCode: 'contracts.file_scanned',
    pages: 12,
    machineReading: {
      ...reading,
      ...{ estimatedTokens: 27_000, availableTokens: 140_000 },
      ...machineReading,
      ...(machineReading.reasonCode ? { reason: text('error_usage_tokens_exceeded') } : {}),
    },
  }));

const tooDear: Answer = answered((text) => ({
  ...measured,
  allowed: false,
  reason: text('error_usage_tokens_exceeded'),
  reasonCode: 'usage.tokens_exceeded',
  availableTokens: 4200,
  estimatedTokens: 61_000,
  maxPages: 5,
  pages: 80,
  machineReading: null,
}));

const upload = inTurn(chooseFile(), click('upload_submit'));
const openRows: PlaceOfPersona['open'] = async (page) => {
  const rows = page.locator('section[aria-labelledby=contracts] li > button');
  await rows.first().waitFor();
  for (const row of await rows.all()) await row.click();
};

const at = (name: string, place: Omit<Place, 'name' | 'persona' | 'route' | 'path'> & { query?: string } = {}) => {
  const { query = '', ...rest } = place;
  return { name, route: 'dashboard', path: `/dashboard${query}`, busy: true, ...rest };
};

/** Other tests upload as the demo account too, and may have used up what it has. */
const fitting = {
  ...{ allowed: true, reason: null, reasonCode: null, machineReading: null },
  ...{ pages: 1, characters: 1700, estimatedTokens: 2420, availableTokens: 488_000, maxPages: 250 },
  ...{ detectedLanguage: 'en', languageConfidence: 0.99, looksLikeContract: true, notContractReason: null },
};
const allowanceLeft = {
  [usage]: changed({ allowed: true, current: 3, tokensUsed: 12_000 }),
  [check]: answered(fitting),
};
const uploads: PlaceOfPersona[] = [
  at('upload-checking', { open: inTurn(chooseFile(), appears('main .loading')), answers: { [check]: never } }),
  at('upload-checked', { open: inTurn(chooseFile(), appears('main [role=status] ul')) }),
  at('upload-not-contract', {
    momentary: true,
    open: inTurn(chooseFile(), appears('main [role=alert]')),
    answers: {
      [check]: answered((text) => ({
        ...fitting,
        looksLikeContract: false,
        notContractReason: text('looks_like_recipe'),
      })),
    },
  }),
  at('upload-unchecked', {
    momentary: true,
    open: inTurn(chooseFile(), holdToast),
    answers: { [check]: failed },
    failing: true,
  }),
  at('upload-wrong-type', {
    momentary: true,
    open: inTurn(chooseFile('drawing.dwg'), appears('main [aria-invalid=true]')),
  }),
  at('upload-too-large', { momentary: true, open: inTurn(chooseHugeFile, appears('main [aria-invalid=true]')) }),
  at('upload-too-short', {
    momentary: true,
    open: inTurn(chooseFile('note.txt', 'Too short.'), holdToast),
    answers: { [check]: asItIs },
  }),
  at('upload-scan', {
    momentary: true,
    open: inTurn(chooseFile('scan.pdf'), press('main input[type=checkbox]')),
    answers: { [check]: scanned({}) },
  }),
  at('upload-scan-too-dear', {
    momentary: true,
    open: inTurn(chooseFile('scan.pdf'), appears('dialog[open]')),
    answers: {
      [check]: scanned({ allowed: false, reasonCode: 'usage.tokens_exceeded', availableTokens: 900, maxPages: 0 }),
    },
  }),
  at('upload-tokens-exceeded', {
    momentary: true,
    open: inTurn(chooseFile(), appears('dialog[open]')),
    answers: { [check]: tooDear },
  }),
  at('upload-sending', {
    momentary: true,
    open: inTurn(upload, appears('main progress, main [role=progressbar]')),
    answers: { 'POST /api/contracts': never },
  }),
  at('upload-failed', {
    momentary: true,
    open: inTurn(upload, holdToast),
    answers: { 'POST /api/contracts': failed },
    failing: true,
  }),
  at('upload-following', {
    momentary: true,
    open: inTurn(upload, holdToast),
    answers: { 'POST /api/contracts': answered({ contractId: 'an-upload' }) },
  }),
].map((place) => ({ ...place, answers: { ...allowanceLeft, ...place.answers } }));

const standing: PlaceOfPersona[] = [
  at('payment-failed', {
    answers: {
      '/api/user': changed({ accountStatus: 'free', paymentFailed: true }),
      [usage]: changed({ allowed: false, current: 0, limit: 0 }),
    },
  }),
  at('payment-waiting', {
    momentary: true,
    query: '?success=true',
    answers: {
      '/api/user': changed({ accountStatus: 'free' }),
      'POST /api/subscription/refresh': answered({ plan: 'free', price: 0, state: 'none', renewsAt: null }),
    },
    open: holdToast,
  }),
  at('near-limit', { answers: { [usage]: changed({ current: 17, limit: 20 }) } }),
  at('limit-reached', { answers: { [usage]: changed({ allowed: false, current: 20, limit: 20 }) } }),
  at('tokens-used-up', {
    answers: { [usage]: changed({ allowed: false, tokensUsed: 400_000, tokensLimit: 400_000 }) },
  }),
  at('usage-not-loaded', { answers: { [usage]: failed }, failing: true }),
  at('account-not-loaded', { answers: { '/api/user': failed }, failing: true, titleStays: true }),
];

const contracts: PlaceOfPersona[] = [
  at('dashboard'),
  { ...at('dashboard-menu'), route: '/', path: '/', open: openMenu(), narrow: true },
  at('contracts-opened', { open: openRows }),
  at('contracts-filtered', { query: '?status=complete&risk=high&sort=name' }),
  at('contracts-none-found', { query: '?search=zzzz' }),
  at('contracts-many', { answers: { '/api/contracts/count': answered({ count: 1000 }) } }),
  at('contracts-not-loaded', { answers: { '/api/contracts': failed }, failing: true }),
  at('contract-not-deleted', {
    momentary: true,
    answers: { 'DELETE /api/contracts/*': failed },
    open: async (page, locale) => {
      page.once('dialog', (question) => question.accept());
      await inTurn(openRows, click('contract_delete'), holdToast)(page, locale);
    },
    failing: true,
  }),
];

function openMenu() {
  return inTurn(
    (page) => page.locator('header button[aria-controls]').last().click(),
    (page) => page.locator('header nav:visible').waitFor(),
  );
}

export const dashboardPlaces = [...contracts, ...uploads, ...standing];
