import { compile } from '@inlang/paraglide-js';
import { paraglideOptions } from '../i18n/paraglide-options.ts';

await compile(paraglideOptions);
