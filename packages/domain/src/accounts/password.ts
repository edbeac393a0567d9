const shortest = 8;
const common = [
  '12345678',
  '123456789',
  '1234567890',
  'password',
  'qwertyui',
  'qwerty123',
  '11111111',
  '88888888',
  'abcd1234',
  'a1234567',
];

/**
 * True when too short, too uniform (fewer than four different characters), a plain run of digits, or on the list of common passwords.
 */
export function isWeakPassword(password: string): boolean {
  if (password.length < shortest || new Set(password).size < 4) return true;
  return common.includes(password.toLowerCase()) || isRun(password);
}

function isRun(password: string): boolean {
  const steps = [...password].slice(1).map((character, index) => character.charCodeAt(0) - password.charCodeAt(index));
  return steps.every((step) => step === steps[0] && Math.abs(step) <= 1);
}
