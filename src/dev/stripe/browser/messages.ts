/** What the script in the merchant's page and the frame with the card fields say to one another. */
export type ToFrame =
  | { kind: 'style'; dark: boolean; variables: Record<string, string> }
  | { kind: 'submit'; id: number }
  | { kind: 'tokenize'; id: number; billingDetails: Record<string, string> }
  | { kind: 'focus' };

export type FromFrame =
  /** With what is wrong with a card, by code, in the language of the fields. */
  | { kind: 'ready'; problems: Record<string, string> }
  | { kind: 'height'; height: number }
  | { kind: 'change'; empty: boolean; complete: boolean }
  | { kind: 'focus' }
  | { kind: 'blur' }
  | { kind: 'answer'; id: number; paymentMethod?: string; error?: StripeJsError };

export interface StripeJsError {
  type: string;
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  payment_intent?: object;
  setup_intent?: object;
}
