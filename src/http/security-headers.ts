import { secureHeaders } from 'hono/secure-headers';

/** For answers of the API; pages get theirs from `web/public/_headers`. */
export const securityHeaders = secureHeaders({
  contentSecurityPolicy: { defaultSrc: ["'none'"], baseUri: ["'none'"], frameAncestors: ["'none'"], sandbox: [] },
  xFrameOptions: 'DENY',
  referrerPolicy: 'no-referrer',
  strictTransportSecurity: 'max-age=63072000; includeSubDomains; preload',
  permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
});
