import { useState } from 'react';
import type { CurrentUser } from '#src/features/accounts/accounts.schema.ts';
import { userInitial } from './user-name';

/** The user's picture, or the first letter where there is none or it does not load. The name stands beside it. */
export function UserAvatar({ user }: { user: CurrentUser }) {
  const [failed, setFailed] = useState(false);
  const round = 'size-8 shrink-0 rounded-full';
  if (user.profileImageUrl && !failed) {
    return (
      <img
        src={user.profileImageUrl}
        alt=""
        width={32}
        height={32}
        referrerPolicy="no-referrer"
        onError={() => setFailed(true)}
        className={`${round} object-cover`}
      />
    );
  }
  return (
    <span aria-hidden className={`${round} grid place-items-center bg-accent font-semibold text-accent-content`}>
      {userInitial(user)}
    </span>
  );
}
