const uploadsAtOnce = 4;

/** The cookie of a session of the demo account. */
export async function signInAsDemo(origin: string): Promise<string> {
  const login = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email: 'demo@plainclause.test', password: 'plainclause' }),
  });
  if (!login.ok) throw new Error(`sign-in: ${login.status} ${await login.text()}`);
  return login.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}

/** Uploads contracts of several lengths at the same time; what is cut off on the way fails silently. */
export async function uploadSeveral(
  origin: string,
  { cookie, round, onAccepted }: { cookie: string; round: number; onAccepted: (id: string) => void },
): Promise<void> {
  const upload = async (at: number) => {
    const form = new FormData();
    form.set('contract', new File([aContract(`${round}-${at}`, 10 * 4 ** at)], `Round ${round} ${at}.txt`));
    const response = await fetch(`${origin}/api/contracts`, {
      method: 'POST',
      headers: { cookie, origin },
      body: form,
    });
    const answer = (await response.json()) as { contractId?: string };
    if (answer.contractId) onAccepted(answer.contractId);
  };
  await Promise.allSettled(Array.from({ length: uploadsAtOnce }, (_, at) => upload(at)));
}

function aContract(name: string, clauses: number): string {
  const clause = (at: number) =>
    `${at + 2}. Obligations. The Supplier shall deliver item ${at} of order ${name} within ${(at % 60) + 1} days, and the Customer shall pay GBP ${at + 100} within thirty days of the invoice. Either party may terminate on ${(at % 6) + 1} months' notice.`;
  return [
    `SERVICES AGREEMENT ${name}`,
    '1. Parties. This Agreement is made between Northwind Limited (the "Supplier") and Contoso Limited (the "Customer").',
    ...Array.from({ length: clauses }, (_, at) => clause(at)),
    `${clauses + 2}. Law. This Agreement is governed by the laws of England and Wales.`,
  ].join('\n\n');
}
