import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { supportAnswersText } from '#src/i18n/support-answers-text.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { supportContactQuery } from './support.queries';

/** Takes the place of the form, and the focus that was in it. */
export function MessageSent({ onAnother }: { onAnother: () => void }) {
  const note = useRef<HTMLDivElement>(null);
  const { data } = useQuery(supportContactQuery);
  const answers = data?.answers ?? 'workdays';
  const sentText = answers === 'workdays' ? m.support_sent_text() : supportAnswersText[answers]();
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} tabIndex={-1} className="grid gap-5 outline-none">
      <Alert tone="success" title={m.support_thanks()}>
        {sentText} {m.support_receipt_note()}
      </Alert>
      <Button variant="secondary" className="justify-self-start" onClick={onAnother}>
        {m.support_send_another()}
      </Button>
    </div>
  );
}
