interface Registration {
  proofHash: string;
}

/**
 * Whose password an address gets when it is proven. Anyone can register anyone's address, before or after its
 * owner does, and the code reaches the owner in any case. So the password counts that was typed in the browser
 * in which the code is entered; failing that, the only one there is; and none where several compete.
 * Null: the owner is signed in by the code and sets a password of their own.
 */
export function chooseRegistration<R extends Registration>(registrations: R[], proofHash: string | null): R | null {
  const proven = registrations.find((registration) => registration.proofHash === proofHash);
  if (proven) return proven;
  const [only, ...others] = registrations;
  return only && others.length === 0 ? only : null;
}
