import type { Page } from "@playwright/test";

export const PAGE = "/webinars/perfectio-x";

export const form = (page: Page) => page.getByRole("region", { name: "Reserve Your Free Spot" });
export const send = (page: Page) => form(page).getByRole("button");
