/** An answer may come before its form, which is beside it in a wide window and below it on a phone. */
export const FORM_BESIDE = "lg:col-start-2 lg:row-start-1";
