export interface FaultBody {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
  payment_intent?: object;
  setup_intent?: object;
  payment_method?: object;
  charge?: string;
  doc_url?: string;
}

/** An answer in Stripe's shape of errors. */
export class Fault extends Error {
  readonly status: number;
  readonly body: FaultBody;
  /** Whether the request was refused before it was carried out: such answers are not kept for replays. */
  readonly early: boolean;
  constructor(status: number, body: FaultBody, early = false) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.early = early;
  }
}

const invalid = (body: Omit<FaultBody, 'type'>, early = false) =>
  new Fault(400, { type: 'invalid_request_error', ...body }, early);

export const badRequest = (message: string, param?: string, code?: string) =>
  invalid({ message, ...(param && { param }), ...(code && { code }) });

export const unknownParameter = (param: string) =>
  invalid({ code: 'parameter_unknown', message: `Received unknown parameter: ${param}`, param }, true);

export const missingParameter = (param: string) =>
  invalid({ code: 'parameter_missing', message: `Missing required param: ${param}.`, param }, true);

export const invalidParameter = (param: string, message: string) =>
  invalid({ code: 'parameter_invalid', message: `Invalid ${param}: ${message}`, param }, true);

/** `status` 404 where the object is the address of the request, 400 where a parameter names it. */
export const resourceMissing = (noun: string, id: string, param = 'id') =>
  new Fault(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${noun}: '${id}'`,
    param,
  });

export const unknownUrl = (method: string, path: string) =>
  new Fault(
    404,
    {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
    },
    true,
  );

export const cardDeclined = (
  decline: { code: string; declineCode?: string; message: string },
  more: Partial<FaultBody> = {},
) =>
  new Fault(402, {
    type: 'card_error',
    code: decline.code,
    ...(decline.declineCode && { decline_code: decline.declineCode }),
    message: decline.message,
    ...more,
  });
