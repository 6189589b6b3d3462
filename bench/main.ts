import { measureSearch } from "./search.ts";

/** `npm run bench`: every measurement, as tables on standard output. */
console.log("## Search\n");
console.log(measureSearch());
