import { Link } from 'react-router';
import { m } from '#src/i18n/paraglide/messages.js';
import { paths } from '#web/lib/paths.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';

export function HelpQuestions() {
  const questions = [
    { question: m.support_help_files_q(), answer: m.support_help_files_a() },
    { question: m.support_help_failed_q(), answer: m.support_help_failed_a() },
    { question: m.support_help_code_q(), answer: m.support_help_code_a() },
    {
      question: m.support_help_private_q(),
      answer: m.support_help_private_a(),
      more: { to: paths.privacy, label: m.footer_privacy() },
    },
    {
      question: m.support_help_advice_q(),
      answer: m.support_help_advice_a(),
      more: { to: paths.terms, label: m.footer_terms() },
    },
  ];
  return (
    <section>
      <h2 className="font-serif text-heading font-semibold">{m.support_help_title()}</h2>
      <ul className="mt-4 divide-y divide-rule border-y border-rule">
        {questions.map(({ question, answer, more }) => (
          <li key={question}>
            <Disclosure summary={<span className="font-semibold">{question}</span>}>
              <div className="grid gap-2 pb-4 text-muted">
                <p>{answer}</p>
                {more && (
                  <Link to={more.to} className="text-link justify-self-start font-semibold">
                    {more.label}
                  </Link>
                )}
              </div>
            </Disclosure>
          </li>
        ))}
      </ul>
    </section>
  );
}
