import { isPlainDate } from '../plain-date.ts';

/** Digits and capitals without I, O, S, V, Z, in the order of GB 32100. */
const letters = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/**
 * GB 32100: validates a unified social credit code of 18 characters. The last is a checksum of the others, and characters 9 to 17 are
 * an organisation code (GB 11714) with its own checksum.
 */
export function isSocialCreditCode(code: string): boolean {
  const values = [...code].map((character) => letters.indexOf(character));
  if (values.length !== 18 || values.includes(-1)) return false;
  let sum = 0;
  let weight = 1;
  for (const value of values.slice(0, 17)) {
    sum += value * weight;
    weight = (weight * 3) % 31;
  }
  return (31 - (sum % 31)) % 31 === values[17] && isOrganisationCode(code.slice(8, 17));
}

const organisationWeights = [3, 7, 9, 10, 5, 8, 4, 2];

/** GB 11714: eight digits or capitals and a check character, X for ten. */
function isOrganisationCode(code: string): boolean {
  const sum = organisationWeights.reduce(
    (total, weight, index) => total + weight * Number.parseInt(code[index] ?? '', 36),
    0,
  );
  return code[8] === '0123456789X0'[11 - (sum % 11)];
}

const identityWeights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** GB 11643: an identity number with an existing date of birth and a correct checksum. */
export function isIdentityNumber(code: string): boolean {
  if (!/^[1-9]\d{16}[\dX]$/.test(code)) return false;
  const born = `${code.slice(6, 10)}-${code.slice(10, 12)}-${code.slice(12, 14)}`;
  const sum = identityWeights.reduce((total, weight, index) => total + weight * Number(code[index]), 0);
  return isPlainDate(born) && '10X98765432'[sum % 11] === code[17];
}
