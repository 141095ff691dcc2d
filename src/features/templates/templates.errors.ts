import { AppError } from '#src/kernel/app-error.ts';
import type { TemplateErrorCode } from './templates.schema';

const fail = (code: TemplateErrorCode, details?: AppError['details']) => new AppError<TemplateErrorCode>(code, details);

export const templateNotFound = () => fail('templates.not_found');
export const upgradeRequired = () => fail('plan.upgrade_required');
export const notGenerated = () => fail('templates.not_generated');
/** `fields` say in words what is wrong, by name of variable. */
export const wrongInput = (code: TemplateErrorCode, fields: Record<string, string>) => fail(code, { fields });
