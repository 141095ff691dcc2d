const hintKey = 'plainclause.signedIn';

/** Whether someone was signed in here last time: decides what is drawn while the server is still being asked. */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(hintKey) === '1';
  } catch {
    return false;
  }
}

export function rememberSignedIn(signedIn: boolean) {
  try {
    if (signedIn) localStorage.setItem(hintKey, '1');
    else localStorage.removeItem(hintKey);
  } catch {
    // Without storage the first paint waits for the server's answer.
  }
}
