import { m } from '#src/i18n/paraglide/messages.js';

/** How a generated contract is signed. It is told beside the contract and not in it, which both sides sign in English. */
export function GeneratedSigning({ text }: { text: string }) {
  const isDeed = / in the presence of a witness\n/.test(text);
  return (
    <section aria-labelledby="how-to-sign" className="mt-6 print:hidden">
      <h2 id="how-to-sign" className="font-semibold">
        {m.generated_sign_title()}
      </h2>
      <ol className="mt-1 list-decimal ps-5 text-sm">
        <li>{isDeed ? m.generated_sign_witness() : m.generated_sign_copies()}</li>
        <li>{isDeed ? m.generated_sign_after() : m.generated_sign_company()}</li>
      </ol>
    </section>
  );
}
