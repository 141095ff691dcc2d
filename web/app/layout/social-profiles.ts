export const socialProfiles = [
  { name: 'LinkedIn', address: 'https://www.linkedin.com/company/plainclause' },
  { name: 'X', address: 'https://x.com/plainclause' },
  { name: 'YouTube', address: 'https://www.youtube.com/@plainclause' },
] as const;
