import { useEffect } from 'react';
import { vi } from 'vitest';

/**
 * In place of the provider's card fields, for every test of them: files of tests share what was loaded once, and so must
 * not each have a stand-in of their own.
 */
export const confirmPayment = vi.fn();

export const Elements = () => <p>The card fields</p>;
export const useStripe = () => ({ confirmPayment });
export const useElements = () => ({});
export function PaymentElement({ onReady }: { onReady: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: ready once
  useEffect(onReady, []);
  return null;
}
