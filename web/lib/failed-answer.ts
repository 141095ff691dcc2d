import { ApiError } from './api-error';
import { loadErrorTexts } from './error-texts';

/** What a call raises for an answer that is not OK, once there are words for it. */
export async function failedAnswer(response: Response): Promise<ApiError> {
  const { status, statusText, headers } = response;
  const [body] = await Promise.all([response.text(), loadErrorTexts()]);
  return new ApiError({ status, statusText, body, retryAfter: headers.get('Retry-After') });
}
