/** antd rules of an e-mail field. */
export const emailRules = (empty: string, wrong: string) => [
  { required: true, message: empty },
  { pattern: /^\s*[\w.+-]+@[\w-]+(\.[\w-]+)+\s*$/, message: wrong },
];
