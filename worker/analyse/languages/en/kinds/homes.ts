import type { KindsOf } from '#worker/analyse/languages/kind-words.ts';

/** Kinds of contracts about rooms, houses and what belongs to them. */
export const homesKinds = {
  allotment: {
    names: /allotment (?:tenancy|agreement|rules)|allotment garden/,
    words:
      /\ballotments?\b|\bplot\b|\bshed\b|\bhens?\b|water butt|\bcultivat\w{0,5}|\bcompost|plot ?holder|bonfires?|vegetables/,
  },
  'building-works': {
    names:
      /building (?:works?|contract)|(?:home|kitchen|bathroom|roof|extension) (?:improvement|renovation|refurbishment|works?)|construction contract/,
    words:
      /\bbuilders?\b|\bextension\b|\bbathroom\b|\bkitchen\b|\bloft\b|planning permission|building (?:control|regulations)|\bsnagging\b|stage payments?|\bretention\b|scaffold|\bplaster|\bplumbing\b|\belectrics\b|\brenovation|roof(?:ing)?|the works\b|practical completion|site clearance/,
  },
  'commercial-lease': {
    names:
      /(?:commercial|business|shop|workshop|office|retail|industrial) (?:unit )?(?:lease|tenancy|letting)|lease of (?:a )?(?:shop|workshop|unit|business premises|offices?)/,
    words:
      /\bshop\b|\bworkshop\b|business premises|commercial premises|business rates|service charge|\bturnover rent|landlord and tenant act 1954|use class|\bfit-?out\b|shopfront|trading hours|rent review|forfeit\w{0,4}|the premises/,
  },
  coworking: {
    names: /co-?working|hot ?desk|desk (?:licence|hire|agreement)/,
    words:
      /co-?working|\bdesks?\b|meeting rooms?|\bprinter\b|\bwi-?fi\b|\bcommunity\b|opening hours|\bmembers?\b|key ?(?:card|fob)|\blockers?\b|phone booth/,
  },
  'energy-installation': {
    names:
      /(?:solar|photovoltaic|heat pump|heating system|battery storage).{0,30}(?:contract|agreement|installation|financing)|(?:delivery|installation|mounting|financing) of .{0,20}(?:heat pump|solar)/,
    words:
      /\bsolar\b|heat pump|photovoltaic|\bpanels?\b|\binverter\b|\bkwp?\b|feed-in|export tariff|\bboiler\b|\bradiators?\b|heat loss|installation|commissioning|\bmounting\b|\byield\b/,
  },
  'energy-supply': {
    names: /(?:electricity|gas|energy|power) (?:supply|contract|agreement|tariff)/,
    words:
      /\belectricity\b|\btariff\b|\bkwh\b|kilowatt|\bmeters?\b|meter reading|standing charge|unit rate|energy supplier|disconnect\w{0,4}|\bgrid\b|\bgas\b|prepayment meter|supply point|smart meter/,
  },
  'estate-agency': {
    names: /(?:estate|letting) agen(?:cy|t)|sole (?:agency|selling)|agency mandate|selling rights/,
    words:
      /estate agents?|sole (?:agency|selling)|asking price|\bviewings?\b|\bvendor\b|\bthe property\b|commission|introduc\w{1,5}|ready,? willing and able|for sale board|exchange of contracts|\bbuyers?\b|\bmarketing\b/,
  },
  'holiday-let': {
    names: /holiday (?:let|home|rental|cottage|house)|(?:short|vacation) (?:let|rental)/,
    words:
      /\bholiday\b|\bguests?\b|check-?in|check-?out|\bbooking\b|\bcottage\b|\barrival\b|\bdeparture\b|\bbed linen\b|\blinen\b|changeover|hot tub|\bvilla\b|party size|tourist tax|final cleaning/,
  },
  lodger: {
    names: /\blodger|lodging agreement|licence to occupy a room/,
    words:
      /\blodgers?\b|\blodging\b|live[- ]in landlord|resident landlord|spare room|the (?:room|bedroom)\b|shared (?:kitchen|bathroom)|house ?mates?|\bmy house\b|our house|\bovernight guests?/,
  },
  'parking-space': {
    names: /parking (?:space|place|bay|licence|agreement|contract)|garage (?:licence|tenancy|rental|letting)/,
    words:
      /parking|\bbay\b|\bgarage\b|\bcar park\b|\bvehicles?\b|\bbarrier\b|number plate|\bregistration\b|\bpermit\b|\bclamp\w{0,4}|tow(?:ed|ing)? away/,
  },
  'residential-tenancy': {
    names:
      /(?:residential |assured |shorthold |private |house |flat )(?:shorthold )?(?:residential )?(?:tenancy|lease|letting)|tenancy agreement|occupation contract|lease of (?:a )?(?:flat|house|apartment|dwelling)|rental agreement/,
    words:
      /\btenants?\b|\blandlords?\b|\btenancy\b|\brent\b|\bdeposit\b|\bflat\b|\bhouse\b|\bapartment\b|\bdwelling\b|council tax|\binventory\b|\bfurnished\b|quiet enjoyment|letting agent|\bpets?\b|household|utilit(?:y|ies)|tenancy deposit/,
  },
  'room-let': {
    names: /room (?:let|letting|rental|agreement|tenancy|in (?:a )?shared)|house ?share|flat ?share|shared house/,
    words:
      /\bthe room\b|your room|\bbedroom\b|shared (?:house|flat|kitchen|bathroom|areas?)|house ?mates?|flat ?mates?|\bkitchen\b|cleaning rota|\bbills\b|\bguests?\b|common (?:parts|areas)|quiet hours/,
  },
  'self-storage': {
    names: /(?:self[- ])?storage (?:agreement|contract|licence|unit|terms)|customer storage/,
    words:
      /self[- ]storage|storage (?:unit|room|facility|centre|site)|\bthe unit\b|\bpadlock\b|stored goods|\bstore\b|\bsell or dispose|prohibited (?:goods|items)|access hours|\blien\b|\bthe facility\b|your goods/,
  },
  'venue-hire': {
    names:
      /(?:venue|hall|room|premises) (?:hire|booking|letting)|hire of (?:a |the )?(?:\w{1,12} )?(?:hall|venue|room)|booking (?:form|agreement|contract)/,
    words:
      /\bvenue\b|\bhall\b|\bhirer\b|\bguests?\b|\bcatering\b|\bevent\b|\bwedding\b|hire period|\bstage\b|\bkitchen\b|\bmusic\b|setting up|clear(?:ing)? up|\bfunction\b|capacity|\bdecorations?\b|\bceremony\b/,
  },
} as const satisfies KindsOf;
