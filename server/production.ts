/** One bundle of React Router's build and the server, so that a start loads nothing twice and reads few files. */
export * from "virtual:react-router/server-build";
export { start } from "./start.ts";
