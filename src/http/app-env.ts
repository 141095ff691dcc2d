import type { Deps } from '../deps';
import type { CurrentUser } from '../features/accounts/accounts.schema';
import type { TokenScope } from '../features/api-tokens/token-scopes.schema';
import type { StoredFile } from '../features/contracts/incoming-file';
import type { Locale } from '../i18n/locale.schema';
import type { Logger } from '../kernel/logger';

/** What every handler sees. */
export interface AppEnv {
  Bindings: Cloudflare.Env;
  Variables: { deps: Deps; logger: Logger; requestId: string; locale: Locale };
}

/** What a handler behind `requireUser` sees besides. */
export interface SignedInEnv extends AppEnv {
  Variables: AppEnv['Variables'] & {
    user: CurrentUser;
    scopes: readonly TokenScope[];
    upload?: StoredFile | undefined;
  };
}
