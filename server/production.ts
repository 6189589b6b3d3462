/**
 * What the build makes one bundle of: React Router's build, and the server around it. So nothing of
 * the app is loaded twice, and a start reads few files.
 */
export * from "virtual:react-router/server-build";
export { start } from "./start.ts";
