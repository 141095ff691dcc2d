import type { z } from 'zod';
import type { Deps } from '#src/deps.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { AppError } from '#src/kernel/app-error.ts';
import type { AccountErrorCode } from '../accounts/accounts.errors';
import type { TokenScope } from '../api-tokens/token-scopes.schema';

/** For whom a tool works, and what the caller may. */
export interface ToolCaller {
  deps: Deps;
  ownerId: string;
  scopes: readonly TokenScope[];
  /** Of what is written. */
  language: Locale;
  /** Counts a call under the limits of the route that does the same. Throws http.rate_limited. */
  count(operationId: string, rules: readonly LimitOfAccount[]): Promise<void>;
  /** In English what a known failure says; null for what nobody foresaw. */
  tellFailure(error: unknown): string | null;
}

interface LimitOfAccount {
  by: 'account';
  limit: number;
  windowSeconds: number;
}

/** What an assistant can ask for. Its words are read by the assistant, so they are part of the Worker. */
export interface Tool<Input extends z.ZodObject = z.ZodObject> {
  name: string;
  title: string;
  description: string;
  input: Input;
  /** The same for the assistant: making it of `input` would take a part of zod that the Worker does without. */
  inputSchema: ReturnType<typeof objectOf>;
  /** It changes nothing. */
  readOnly: boolean;
  run(caller: ToolCaller, input: z.output<Input>): Promise<Record<string, unknown>>;
}

/** An object of texts, as JSON Schema. */
export const objectOf = (fields: Record<string, string>, required: string[] = []) => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(fields).map(([name, description]) => [name, { type: 'string', description }]),
  ),
  required,
});

export const tool = <Input extends z.ZodObject>(declared: Tool<Input>): Tool => declared as unknown as Tool;

/** Throws accounts.token_scope_missing. */
export function mustMay({ scopes }: ToolCaller, scope: TokenScope): void {
  if (!scopes.includes(scope)) throw new AppError<AccountErrorCode>('accounts.token_scope_missing');
}

export const analysisLink = ({ appUrl }: Pick<Deps, 'appUrl'>, contractId: string) =>
  `${appUrl}/analysis/${encodeURIComponent(contractId)}`;
