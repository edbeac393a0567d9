/** V8: word characters, dashes or dots, @, domain parts. Unambiguous, so it cannot backtrack. */
const email = /^[\w.-]+@[\w-]+(\.[\w-]+)+$/;
const longest = 254;

export function isEmail(text: string): boolean {
  return text.length <= longest && email.test(text);
}
