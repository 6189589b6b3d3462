/** What readers might write, made up, as in the addresses of the tools. */
export const DOSE_INPUTS: readonly string[] = [
  "",
  "claim=100&at=6&distance=18&minutes=10",
  "claim=100&at=6&distance=18&minutes=1",
  "claim=100&at=6&distance=18&minutes=2.5",
  "claim=100&at=6&distance=18&minutes=20",
  "claim=100&at=6&distance=6&minutes=20",
  "claim=100&at=6&distance=6&minutes=60",
  "claim=400&at=6&distance=6&minutes=5",
  "claim=100&at=6&distance=18&minutes=10&method=laboratory",
  "claim=100&at=6&distance=18&minutes=10&width=12&height=36&leds=300&beam=30&nm=660,850",
  "claim=100&at=6&distance=12&minutes=10&area=300",
  "device=own-worn&claim=30&minutes=10",
  "device=own-worn&claim=400&minutes=10&distance=6",
  "device=skin-panel&distance=12&minutes=10",
  "device=face-mask&minutes=10&use=facial-wrinkles",
  "device=hair-cap&minutes=25&use=hair-loss-men",
  "device=hair-cap&minutes=25&use=knee-osteoarthritis",
  "device=head-device&minutes=20&use=depression",
  "claim=50&at=6&distance=6&minutes=10&nm=450&use=acne",
  "claim=50&at=6&distance=6&minutes=10&nm=450,850&use=knee-osteoarthritis",
  "minutes=10",
  "claim=abc&at=6&distance=18&minutes=10",
  "claim=100&at=0.1&distance=18&minutes=0",
  "claim=100&at=0.4&distance=18&minutes=10",
  "claim=50000&at=6&distance=900&minutes=ten&width=0&height=x&leds=0&beam=400&nm=5000&area=?",
  "claim=100&at=6&distance=18&minutes=10&use=magic&device=magic&method=magic",
];

/** Of every use, because what we know of its dose differs. */
export const DOSE_OF_USE = "claim=100&at=6&distance=18&minutes=10";

export const PLAN_INPUTS: readonly string[] = [
  "use=facial-wrinkles&start=2026-12-01&device=face-mask",
  "use=neck-pain&start=2026-12-01",
  "use=neck-pain&start=2026-12-01&device=skin-panel",
  "use=neck-pain&start=2026-12-01&irradiance=50",
  "use=neck-pain&start=2026-12-01&irradiance=30-60",
  "use=neck-pain&start=2026-12-01&irradiance=10",
  "use=neck-pain&start=2026-12-01&irradiance=2-20",
  "use=hair-loss-men&start=2026-12-01&irradiance=1-10",
  "use=knee-osteoarthritis&start=2026-12-01&device=pain-pad",
  "use=hair-loss-men&start=2026-12-01&device=hair-cap",
  "use=poor-sleep&start=2026-12-01",
  "use=depression&start=2026-12-01",
  "use=endurance&start=2026-12-01",
  "use=blood-sugar&start=2026-12-01",
];

export const PLAN_MISTAKES: readonly string[] = [
  "use=&start=&irradiance=50",
  "use=magic&start=soon&irradiance=abc",
  "use=neck-pain&start=2026-02-30&irradiance=0",
  "use=neck-pain&start=2020-01-01&irradiance=2000",
  "use=neck-pain&start=2026-12-01&irradiance=5",
  "use=hair-loss-men&start=2026-12-01&irradiance=5",
  "use=hair-loss-men&start=2026-12-01&device=skin-panel",
  "use=neck-pain&start=2026-12-01&irradiance=150",
];

export const SPEC_INPUTS: readonly string[] = [
  "watts=200&leds=200&ledWatts=5&width=12&height=24&irradiance=200&at=12&coverWidth=24&coverHeight=72&nm=660,850&grade=medical&fda=registered",
  "watts=200",
  "leds=200&ledWatts=5&fda=certified",
  "watts=1000&leds=200&ledWatts=3&width=12&height=24&irradiance=60&at=6&fda=cleared",
  "irradiance=100&width=12&height=24&at=1&fda=granted",
  "nm=480,1100&fda=approved",
  "grade=medical",
];

export const SPEC_MISTAKES: readonly string[] = [
  "watts=abc&leds=1.5&width=12&irradiance=99999&at=0&coverWidth=24&nm=5&grade=x&fda=x",
];

export const DEVICE_INPUTS: readonly string[] = [
  "",
  "a=face-mask&b=skin-panel",
  "a=hair-cap&b=hair-headband&use=hair-loss-men",
  "a=hair-cap&b=hair-comb&use=facial-wrinkles",
  "a=pain-pad&b=pain-handheld&use=knee-osteoarthritis",
  "a=light-box&b=head-device&use=depression",
  "a=desktop-panel&b=full-body-panel&use=neck-pain&distance=12",
  "a=handheld&b=skin-wand&use=acne",
  "a=pain-panel&b=own&use=neck-pain&claim=100&at=6&distance=12&nm=660,850&width=12&height=24&price=400",
  "a=face-mask&b=own-worn&use=facial-wrinkles&claim=30",
];

export const DEVICE_MISTAKES: readonly string[] = [
  "a=face-mask&b=face-mask",
  "a=&b=magic&use=magic",
  "a=face-mask&b=own&claim=abc&at=x&distance=&nm=x&width=0&height=x&price=free",
];

export const SKIN_INPUTS: readonly string[] = [
  "nm=600",
  "nm=633",
  "nm=660",
  "nm=850",
  "nm=850&melanin=40",
  "nm=1000",
];

export const SKIN_MISTAKES: readonly string[] = ["nm=abc&melanin=90&blood=0"];
