import { expect, test } from 'vitest';
import { withoutRootHas } from '../dev/build/lean-styles.ts';

test.each([
  [
    ':where(:root), :root:has(input.dark:checked), [data-theme="dark"] { color: red; }',
    ':where(:root), [data-theme="dark"] { color: red; }',
  ],
  [':is(:root:has(input:checked),[data-theme=dark]){color:red}', ':is([data-theme=dark]){color:red}'],
  ['[data-theme=dark],:root:has(input:checked){color:red}', '[data-theme=dark]{color:red}'],
  ['a{b:c}:root:has(:is(.modal[open],.toggle:checked+.modal)){--lock: }d{e:f}', 'a{b:c}d{e:f}'],
  ['@layer base { :root:has(.modal:popover-open) {\n --lock: ; \n} }', '@layer base {  }'],
  ['.btn:has(:focus-visible){outline:1px}', '.btn:has(:focus-visible){outline:1px}'],
])('no rule is left by which all of a page hangs on what is in it: %s', (css, lean) => {
  expect(withoutRootHas(css)).toBe(lean);
});
