import satisfies from 'spdx-satisfies';

/** SPDX identifiers of the licences that shipped packages may have: those that ask for a notice and nothing more. */
const allowed = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1', 'Zlib'];

/** Where a package offers a choice of licences, one allowed licence is enough. */
export function isAllowed(licence: string | undefined): boolean {
  try {
    return licence !== undefined && satisfies(licence, allowed);
  } catch {
    // Not an SPDX expression, so a person has to read it.
    return false;
  }
}
