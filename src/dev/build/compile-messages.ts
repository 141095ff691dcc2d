import { compile } from '@inlang/paraglide-js';
import { paraglideOptions } from '#src/i18n/paraglide-options.ts';

await compile(paraglideOptions);
