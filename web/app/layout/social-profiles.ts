/** The operator's own profiles, which the footer links to; without any it shows none. */
export const socialProfiles: readonly { name: string; address: string }[] = [];
