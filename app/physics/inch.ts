/** In cm. */
export const INCH = 2.54;
