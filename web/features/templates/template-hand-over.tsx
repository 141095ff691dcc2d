import { m } from '#src/i18n/paraglide/messages.js';
import { Disclosure } from '#web/ui/disclosure.tsx';

/** What has to be given along with a contract, and when; nothing where nothing has. */
export function TemplateHandOver({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <Disclosure summary={<span className="text-sm font-semibold">{m.template_hand_over()}</span>}>
      <ol className="list-decimal pb-3 ps-5 text-sm">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </Disclosure>
  );
}
