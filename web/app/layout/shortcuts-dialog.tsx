import { useState } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { shortcutsAreOn, switchShortcuts } from '#web/lib/shortcuts.ts';
import { Dialog } from '#web/ui/dialog.tsx';

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [on, setOn] = useState(shortcutsAreOn);
  const list = [
    ['/', m.shortcuts_search()],
    ['u', m.shortcuts_upload()],
    ['j', m.shortcuts_next_finding()],
    ['k', m.shortcuts_previous_finding()],
    ['?', m.shortcuts_show()],
  ];
  return (
    <Dialog open onClose={onClose} title={m.shortcuts_title()} description={m.shortcuts_lead()}>
      <dl className={`grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3 ${on ? '' : 'text-muted'}`}>
        {list.map(([key, text]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="kbd kbd-md" dir="ltr">
                {key}
              </kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-6 flex cursor-pointer items-center gap-3 border-t border-rule pt-4 font-medium">
        <input
          type="checkbox"
          className="checkbox checkbox-sm"
          checked={on}
          onChange={(event) => {
            switchShortcuts(event.target.checked);
            setOn(event.target.checked);
          }}
        />
        {m.shortcuts_on()}
      </label>
    </Dialog>
  );
}
