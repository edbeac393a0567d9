/** What antd's form asks of an e-mail address. */
export const emailRules = (empty: string, wrong: string) => [
  { required: true, message: empty },
  { pattern: /^\s*[\w.+-]+@[\w-]+(\.[\w-]+)+\s*$/, message: wrong },
];
