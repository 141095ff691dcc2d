import { AppError, type Failures } from '#src/kernel/app-error.ts';

/** Why a file cannot be read, why its analysis failed, and what cannot be done with a contract. */
export const contractFailures = {
  'contracts.not_found': { status: 404, text: 'This contract does not exist or you do not have permission to see it.' },
  'contracts.not_retryable': { status: 409, text: 'Only an analysis that failed can be started again.' },
  'contracts.not_complete': {
    status: 409,
    text: 'This analysis is still being written or has failed. Only a complete one can be written anew.',
  },
  'contracts.side_unknown': { status: 422, text: 'This is none of the parties that were found in the contract.' },
  'contracts.title_missing': { status: 422, text: 'Please enter a name.' },
  'contracts.title_too_long': { status: 422, text: 'A name may have at most 120 characters.' },
  'contracts.tag_missing': { status: 422, text: 'Please enter a tag.' },
  'contracts.tag_too_long': { status: 422, text: 'A tag may have at most 40 characters.' },
  'contracts.too_many_tags': { status: 422, text: 'A contract may have at most 10 tags.' },
  'contracts.action_unknown': { status: 422, text: 'This is none of the actions that the analysis recommends.' },
  'contracts.no_original': { status: 404, text: 'There is no uploaded file for this contract.' },
  'contracts.no_file': { status: 422, text: 'No file arrived. Please choose a contract to upload.' },
  'contracts.upload_gone': {
    status: 404,
    text: 'The file that was checked is no longer kept. Please send it again.',
  },
  'contracts.too_many_files': { status: 422, text: 'Please upload one file at a time.' },
  'contracts.file_empty': {
    status: 422,
    text: 'This file is empty. Please choose the file that holds the contract’s text.',
  },
  'contracts.file_too_large': { status: 413, text: 'This file is larger than 10 MB. Please upload a smaller one.' },
  'contracts.file_type': {
    status: 415,
    text: 'This kind of file cannot be read. Please upload a PDF, Word (DOC, DOCX) or TXT file.',
  },
  'contracts.file_locked': {
    status: 422,
    text: 'This file is protected by a password. Please remove the password and upload it again.',
  },
  'contracts.file_damaged': {
    status: 422,
    text: 'This file is damaged and cannot be opened. Please save it again or upload another copy.',
  },
  'contracts.file_scanned': {
    status: 422,
    text: 'This file holds pictures of pages and no text. Please upload a version with text, for example the original Word file or a PDF after text recognition.',
  },
  'contracts.file_unreadable_text': {
    status: 422,
    text: 'The text inside this file comes out as unreadable characters. Please save it again as PDF or DOCX and upload that.',
  },
  'contracts.file_too_short': {
    status: 422,
    text: 'This file holds too little text to be a contract (under 200 characters). Please upload the whole contract.',
  },
  'contracts.file_hostile': {
    status: 422,
    text: 'This file is built in a way that could harm the service and was not opened. Please save the contract again as PDF or DOCX.',
  },
  'contracts.file_too_complex': {
    status: 422,
    text: 'Reading this file takes far more work than the text of a contract explains, so it was stopped. Please save the contract again as PDF or DOCX, or upload its text alone.',
  },
  'contracts.file_old_word': {
    status: 415,
    text: 'This file was saved by a version of Word from before 1997 in a way that cannot be read here. Please open it in a newer Word or in LibreOffice, save it as DOCX and upload that.',
  },
  'contracts.document_too_large': {
    status: 413,
    text: 'This document is too large for one analysis (more than 250 pages, or more text than so many usually hold). Please split it and upload the parts.',
  },
  'contracts.reader_unavailable': {
    status: 503,
    text: 'This file could not be read at the moment. Nothing was stored or counted. Please try again in a few minutes.',
  },
  'contracts.analysis_failed': { status: 502, text: 'The analysis failed. Please try again.' },
  'contracts.analysis_timeout': { status: 504, text: 'The analysis took too long and was stopped. Please try again.' },
  'contracts.analysis_cut_off': {
    status: 502,
    text: 'The analysis was cut off before its end, so none of it is shown. Please try again.',
  },
  'contracts.engine_unavailable': {
    status: 503,
    text: 'The analysis service cannot be reached at the moment. Please try again in a few minutes.',
  },
  'contracts.account_day_limit': {
    status: 429,
    text: 'Your account has used up what can be analysed in one day. Nothing was counted, and your contract is kept. Please try again tomorrow.',
  },
  'contracts.service_day_limit': {
    status: 503,
    text: 'The service has used up what it can analyse today. Nothing was counted, and your contract is kept. Please try again tomorrow.',
  },
  'contracts.service_month_limit': {
    status: 503,
    text: 'The service has used up what it can analyse this month. Nothing was counted, and your contract is kept. Please try again at the beginning of next month, or write to our support.',
  },
} satisfies Failures;
export type ContractErrorCode = keyof typeof contractFailures;
export const contractErrorCodes = Object.keys(contractFailures) as ContractErrorCode[];

export const contractFailure = (code: ContractErrorCode, options?: ErrorOptions) =>
  new AppError<ContractErrorCode>(code, {}, options);

export const contractNotFound = () => contractFailure('contracts.not_found');
export const notRetryable = () => contractFailure('contracts.not_retryable');
export const notComplete = () => contractFailure('contracts.not_complete');
export const sideUnknown = () => contractFailure('contracts.side_unknown');
export const titleMissing = () => contractFailure('contracts.title_missing');
export const tagMissing = () => contractFailure('contracts.tag_missing');
export const actionUnknown = () => contractFailure('contracts.action_unknown');
export const noOriginal = () => contractFailure('contracts.no_original');
export const noFile = () => contractFailure('contracts.no_file');
export const tooManyFiles = () => contractFailure('contracts.too_many_files');
export const fileTooLarge = () => contractFailure('contracts.file_too_large');
