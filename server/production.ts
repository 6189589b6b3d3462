/**
 * One bundle of React Router's build and the server. Beside a bundle of the pages alone, a start read 2,271 files and the
 * app's modules twice, and took more than twice the processor time and a quarter more memory.
 */
export * from "virtual:react-router/server-build";
export { routerContext } from "./router-context.ts";
export { start } from "./start.ts";
