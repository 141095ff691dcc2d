import { expect, test } from 'vitest';
import { webhookAddress } from './webhook-address.rules';

const deployed = { local: false, appUrl: 'https://plainclause.example' };
const local = { local: true, appUrl: 'http://localhost:5173' };

test.each([
  ['https://hooks.example.com/a?key=1#part', 'https://hooks.example.com/a?key=1'],
  ['HTTPS://Hooks.Example.com:8443/', 'https://hooks.example.com:8443/'],
  ['https://notplainclause.example/', 'https://notplainclause.example/'],
  ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
])('%s is called', (typed, called) => {
  expect(webhookAddress(typed, deployed)).toBe(called);
});

test.each([
  ...['http://hooks.example.com', 'ftp://hooks.example.com', 'hooks.example.com', 'https://', ''],
  ...['http://localhost:8080', 'https://localhost', 'https://localhost.', 'https://a.localhost', 'http://127.0.0.1'],
  ...[
    'https://127.0.0.1',
    'https://127.1',
    'https://2130706433',
    'https://0x7f.0.0.1',
    'https://0177.0.0.1',
    'https://0',
  ],
  ...['https://10.0.0.1', 'https://172.16.0.1', 'https://192.168.1.1', 'https://169.254.169.254', 'https://8.8.8.8'],
  ...['https://[::1]', 'https://[fe80::1]', 'https://[fd00::1]', 'https://[::ffff:10.0.0.1]', 'https://１２７.0.0.1'],
  ...['https://intranet', 'https://db.internal', 'https://metadata.google.internal.', 'https://printer.local'],
  ...['https://ada@hooks.example.com', 'https://ada:secret@hooks.example.com', 'https://:secret@hooks.example.com'],
  ...['https://plainclause.example', 'https://PLAINCLAUSE.example./api', 'https://www.plainclause.example'],
])('%s is not called', (typed) => {
  expect(webhookAddress(typed, deployed)).toBeNull();
});

test('on one’s own machine that machine is called, but not the product on it', () => {
  expect(webhookAddress('http://localhost:9000/hook', local)).toBe('http://localhost:9000/hook');
  expect(webhookAddress('http://127.0.0.1:9000/hook', local)).toBe('http://127.0.0.1:9000/hook');
  for (const other of [
    'http://localhost:5173/api',
    'http://192.168.1.1',
    'http://hooks.example.com',
    'https://10.0.0.1',
  ])
    expect(webhookAddress(other, local), other).toBeNull();
});
