import { expect, test } from 'vitest';
import { type ErrorCode, failures } from './failures';
import { errorText } from './i18n/error-text';

const codes = Object.keys(failures) as ErrorCode[];

test('the API says of every failure in English what the page says of it', () => {
  const inputs = { seconds: '{seconds}' as unknown as number };
  const onThePage = codes.map((code) => [code, errorText[code](inputs, { locale: 'en' })]);
  expect(onThePage).toEqual(codes.map((code) => [code, failures[code].text]));
});
