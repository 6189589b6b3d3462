import { existsSync } from "node:fs";

// Loaded by `--import`, because Node's own `--env-file-if-exists` complains where there is no .env.
if (existsSync(".env")) process.loadEnvFile();
