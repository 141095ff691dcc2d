import { appears, chooseFile, chooseFiles, chooseHugeFile, click, holdToast, inTurn, press } from '../acts.ts';
import { type Answer, answered, asItIs, changed, failed, never } from '../answers.ts';
import type { PlaceOfPersona } from '../place.ts';
import { onDashboard, usage } from './dashboard-places.ts';

const check = 'POST /api/contracts/validate-size';

const measured = {
  ...{ availableTokens: null, maxPages: null, detectedLanguage: null, languageConfidence: null },
  ...{ estimatedTokens: null, characters: null, looksLikeContract: true, notContractReason: null },
  ...{ parties: [], reader: null },
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

/** One answer for what is sent with a file of that name, another for what is not. */
const forFile =
  (name: string, itsAnswer: Answer, others: Answer): Answer =>
  (call, locale) =>
    (call.sent.includes(name) ? itsAnswer : others)(call, locale);

const upload = inTurn(chooseFile(), click('upload_submit'));

const fitting = {
  ...{ allowed: true, reason: null, reasonCode: null, machineReading: null },
  ...{ pages: 1, characters: 1700, estimatedTokens: 2420, availableTokens: 488_000, maxPages: 250 },
  ...{ detectedLanguage: 'en', languageConfidence: 0.99, looksLikeContract: true, notContractReason: null },
  parties: [
    { name: 'Hollis Lettings Ltd', role: 'Landlord' },
    { name: 'Ann Bell', role: 'Tenant' },
  ],
  reader: { name: 'Ann Bell', role: 'Tenant' },
};
const allowanceLeft = {
  [usage]: changed({ allowed: true, current: 3, tokensUsed: 12_000 }),
  [check]: answered(fitting),
};

/** A file on its way: chosen, measured, refused, sent, followed. */
export const uploadPlaces: PlaceOfPersona[] = [
  onDashboard('upload-checking', { open: inTurn(chooseFile(), appears('main .loading')), answers: { [check]: never } }),
  onDashboard('upload-checked', { open: inTurn(chooseFile(), appears('main [role=status] ul')) }),
  onDashboard('upload-not-contract', {
    momentary: true,
    open: inTurn(chooseFile(), appears('main [role=alert]')),
    answers: {
      [check]: answered((text) => ({
        ...fitting,
        looksLikeContract: false,
        notContractReason: text('looks_like_recipe'),
        ...{ parties: [], reader: null },
      })),
    },
  }),
  onDashboard('upload-several', {
    momentary: true,
    open: inTurn(
      chooseFiles('lease.pdf', 'drawing.dwg', 'pages.pdf', 'loan.pdf'),
      appears('main li .loading'),
      appears('main li input[type=checkbox]'),
    ),
    answers: {
      [check]: forFile('pages.pdf', scanned({}), answered(fitting)),
      'POST /api/contracts': forFile('loan.pdf', never, answered({ contractId: 'an-upload' })),
    },
  }),
  onDashboard('upload-several-ended', {
    momentary: true,
    open: inTurn(chooseFiles('lease.pdf', 'plan.pdf'), appears('main [role=status]:not(:empty)')),
    answers: {
      [check]: forFile('plan.pdf', tooDear, answered({ ...fitting, parties: [], reader: null })),
      'POST /api/contracts': answered({ contractId: 'an-upload' }),
    },
  }),
  onDashboard('upload-unchecked', {
    momentary: true,
    open: inTurn(chooseFile(), appears('main [role=alert]')),
    answers: { [check]: failed },
    failing: true,
  }),
  onDashboard('upload-wrong-type', {
    momentary: true,
    open: inTurn(chooseFile('drawing.dwg'), appears('main [aria-invalid=true]')),
  }),
  onDashboard('upload-too-large', {
    momentary: true,
    open: inTurn(chooseHugeFile, appears('main [aria-invalid=true]')),
  }),
  onDashboard('upload-too-short', {
    momentary: true,
    open: inTurn(chooseFile('note.txt', 'Too short.'), holdToast),
    answers: { [check]: asItIs },
  }),
  onDashboard('upload-scan', {
    momentary: true,
    open: inTurn(chooseFile('scan.pdf'), press('main input[type=checkbox]')),
    answers: { [check]: scanned({}) },
  }),
  onDashboard('upload-scan-too-dear', {
    momentary: true,
    open: inTurn(chooseFile('scan.pdf'), appears('dialog[open]')),
    answers: {
      [check]: scanned({ allowed: false, reasonCode: 'usage.tokens_exceeded', availableTokens: 900, maxPages: 0 }),
    },
  }),
  onDashboard('upload-tokens-exceeded', {
    momentary: true,
    open: inTurn(chooseFile(), appears('dialog[open]')),
    answers: { [check]: tooDear },
  }),
  onDashboard('upload-sending', {
    momentary: true,
    open: inTurn(upload, appears('main progress, main [role=progressbar]')),
    answers: { 'POST /api/contracts': never },
  }),
  onDashboard('upload-failed', {
    momentary: true,
    open: inTurn(upload, holdToast),
    answers: { 'POST /api/contracts': failed },
    failing: true,
  }),
  onDashboard('upload-following', {
    momentary: true,
    open: inTurn(upload, holdToast),
    answers: { 'POST /api/contracts': answered({ contractId: 'an-upload' }) },
  }),
].map((place) => ({ ...place, answers: { ...allowanceLeft, ...place.answers } }));
