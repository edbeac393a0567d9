/** Passwords in the documentation, the demo and `.env.example`: everybody can read them, so no production server accepts them. */
export const publishedPasswords: readonly string[] = [
  'Console-2026',
  'Heart-2026',
  'Meeting-2027',
  'at least twelve characters',
];
