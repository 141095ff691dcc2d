import { m } from '#src/i18n/paraglide/messages.js';

export function Promises() {
  const promises = [
    { title: m.about_promise_quotes_title(), text: m.about_promise_quotes_text() },
    { title: m.about_promise_silence_title(), text: m.about_promise_silence_text() },
    { title: m.about_promise_orders_title(), text: m.about_promise_orders_text() },
  ];
  return (
    <section className="border-y border-rule bg-base-200">
      <div className="mx-auto max-w-page px-4 py-14 sm:px-6">
        <h2 className="font-serif text-title font-semibold">{m.about_promises_title()}</h2>
        <ul className="mt-8 grid gap-x-10 gap-y-6 md:grid-cols-3">
          {promises.map(({ title, text }) => (
            <li key={title}>
              <h3 className="font-serif text-heading font-semibold">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
