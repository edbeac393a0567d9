/** A list of names in the renderer, each of which costs bytes, and what of it the phone's elements use (react-names.test.ts). */
interface Names {
  /** The list in the renderer's code; its first group is the names. */
  list: RegExp;
  kept: ReadonlySet<string>;
  /** How a file of the phone writes a name of the list; for films, but for capitals. */
  written: (name: string) => string;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const handler = (event: string): string => `on${event.charAt(0).toUpperCase()}${event.slice(1)}`;

/** Events of elements that propagate, and those of films, which do not. `change`, `focus` and `blur` are no part of the lists. */
export const events: Names = {
  list: /simpleEventPluginEvents =\s+"([\w ]+)"/,
  kept: words(
    'cancel click close error keyDown load mouseDown pointerCancel pointerDown pointerMove pointerUp scroll submit touchStart',
  ),
  written: handler,
};
export const eventsOfMedia: Names = {
  list: /mediaEventTypes =\s+"([\w ]+)"/,
  kept: words('error'),
  written: handler,
};
/** Numbers of styles that get no `px`. */
export const styles: Names = {
  list: /unitlessNumbers = new Set\(\s+"([\w ]+)"/,
  kept: words(
    'aspectRatio columnCount columns flex flexGrow flexShrink fontWeight gridColumn gridRow lineHeight opacity order scale zIndex zoom fillOpacity strokeDasharray strokeDashoffset strokeOpacity strokeWidth',
  ),
  written: (name) => name,
};
/** Attributes that the document writes otherwise than React. */
export const attributes: Names = {
  list: /aliases = new Map\(\[([^)]*)\]\)/,
  kept: words(
    'htmlFor crossOrigin clipPath clipRule fillOpacity fillRule fontFamily fontSize fontWeight shapeRendering stopColor stopOpacity strokeDasharray strokeDashoffset strokeLinecap strokeLinejoin strokeOpacity strokeWidth textAnchor transformOrigin',
  ),
  written: (name) => name,
};

/** The names of a list, in the renderer's order. @throws when it has no such list */
export function namesOf({ list }: Names, code: string): string[] {
  const text = list.exec(code)?.[1];
  if (text === undefined) throw new Error(`react-dom has no list ${list.source}`);
  return text.includes('[') ? [...text.matchAll(/\["([\w-]+)",/g)].map(([, name = '']) => name) : text.split(' ');
}

/** The renderer with only those names of its lists that the phone uses. */
export function withoutNames(code: string): string {
  const scrolled = code.replace('simpleEventPluginEvents.push("scrollEnd");', '');
  const texts = [events, eventsOfMedia, styles].reduce((text, names) => {
    const all = namesOf(names, text);
    return text.replace(`"${all.join(' ')}"`, `"${all.filter((name) => names.kept.has(name)).join(' ')}"`);
  }, scrolled);
  return namesOf(attributes, texts)
    .filter((name) => !attributes.kept.has(name))
    .reduce((text, name) => text.replace(new RegExp(`\\["${name}", "[\\w:-]+"\\],?\\s*`), ''), texts);
}
