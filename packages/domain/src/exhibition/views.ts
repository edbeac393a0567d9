/** Pages on which the logo of a sponsor can show, and is counted. */
export const logoPages = ['home', 'programme', 'session', 'live'] as const;
export type LogoPage = (typeof logoPages)[number];
/** Where the logo of a sponsor can show: on pages, and on printed badges, where nothing is counted. */
export const logoPlaces = [...logoPages, 'badge'] as const;
export type LogoPlace = (typeof logoPlaces)[number];

/** What of an exhibitor is counted: its logo on these pages, its online stand, and its products there. */
export const viewPlaces = [...logoPages, 'stand', 'product'] as const;
export type ViewPlace = (typeof viewPlaces)[number];

/** Devices without a log-in of one network that count for one thing on one day: a hall's network has many, a loop has no more. */
export const MOST_OF_NETWORK = 200;
/** Views that a phone sends at once. */
export const MOST_VIEWS = 60;
/** Days after which the marks of a day are deleted. */
export const MARK_DAYS = 2;

export interface View {
  exhibitorId: number;
  place: ViewPlace;
  /** Key of the product; '' elsewhere. */
  product: string;
}

/** Names what was viewed; the same for repeated views. */
export const viewKey = ({ exhibitorId, place, product }: View): string => `${exhibitorId}.${place}.${product}`;

/** An exhibitor as far as views are concerned. */
export interface Viewed {
  id: number;
  /** Places of its sponsor's level. */
  places: readonly string[];
  /** Keys of its products. */
  products: readonly string[];
}

/**
 * The views that can have happened, each once: a logo only where its level shows it, a product only if the stand has it. The order is
 * by key, so that batches which count the same rows take their locks in one order.
 */
export function possibleViews(views: readonly View[], exhibitors: readonly Viewed[]): View[] {
  const byId = new Map(exhibitors.map((one) => [one.id, one]));
  const possible = views.filter(({ exhibitorId, place, product }) => {
    const one = byId.get(exhibitorId);
    if (!one) return false;
    if (place === 'product') return one.products.includes(product);
    return product === '' && (place === 'stand' || one.places.includes(place));
  });
  const unique = new Map(possible.map((view) => [viewKey(view), view]));
  return [...unique].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, view]) => view);
}
