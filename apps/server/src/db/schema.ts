/** One entry per table. Written by `npm run schema` from the migrations; not by hand. */
export interface Schema {}
