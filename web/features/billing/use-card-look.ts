import type { Appearance } from '@stripe/stripe-js';
import { useMemo } from 'react';
import { useIsDark } from '#web/lib/use-is-dark.ts';

/** Ours, by the names that Stripe gives them. */
const colours = {
  colorPrimary: '--color-primary',
  colorBackground: '--color-base-100',
  colorText: '--color-base-content',
  colorTextSecondary: '--ink-muted',
  colorTextPlaceholder: '--ink-muted',
  colorDanger: '--color-error',
};

/** How the provider's card fields look, so that they are of one piece with the page in either theme. */
export function useCardLook(): Appearance {
  const dark = useIsDark();
  return useMemo(() => {
    const style = getComputedStyle(document.documentElement);
    const read = (name: string) => style.getPropertyValue(name).trim();
    return {
      theme: dark ? 'night' : 'stripe',
      variables: {
        ...Object.fromEntries(Object.entries(colours).map(([name, ours]) => [name, read(ours)])),
        borderRadius: read('--radius-field'),
      },
      rules: { '.Input': { borderColor: read('--field-line') } },
    };
  }, [dark]);
}
