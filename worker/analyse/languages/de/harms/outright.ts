import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';

/** Harms said outright, in sentences that are short and plain and look like no other. */
export const germanOutrightHarms = {
  'ended-at-will': [
    {
      says: [
        /(?:kann|können|darf|dürfen|ist berechtigt|sind berechtigt|behält sich|behalten uns)/,
        /(?<!an|ange)kündigen|auflösen|aufzulösen|beenden|zurückverlangen|zurücknehmen/,
        /ohne (?:angabe|nennung) (?:von |eines |der )?gr[uü]nd|ohne (?:jede )?(?:begründung|grund)\b|grundlos|nach belieben|wann (?:er|sie|wir|es) (?:will|möchte|wollen)|gründe (?:müssen|werden) nicht/,
      ],
      unless: [/beide|jede[rs]? (?:partei|seite|teil|vertragspartei)|\bnicht ohne|nur (?:wenn|aus|bei)|probezeit/],
      onlyBy: 'other',
      alone: true,
    },
  ],
  'silence-accepts': [
    {
      says: [
        /\b(?:schweigen|stillschweigen) (?:gilt|bedeutet|ist) (?:\S{1,12} ){0,3}(?:zustimmung|annahme|einverständnis|genehmigung)|wer weiter(?:arbeitet|nutzt|trainiert|wohnt) .{0,40}(?:einverstanden|stimmt|akzeptiert)/,
      ],
      unless: [/gilt nicht|gilt (?:\S{1,10} )?als ablehnung|kein (?:ja|einverständnis)|keine/],
      alone: true,
    },
  ],
  'liability-capped': [
    {
      says: [
        /\bmehr als .{0,60}(?:bekommen|erhalten|gibt es|zahlen wir|ersetzen wir) .{0,30}(?:nie|nicht|in keinem fall)|(?:wir zahlen|zahlen wir|ersetzen wir|wir ersetzen) (?:\S{1,10} )?nie mehr als/,
      ],
      unless: [/unbegrenzt|unbeschränkt/],
      alone: true,
    },
  ],
  'goods-taken': [
    {
      says: [
        /(?:vergessene|zurückgelassene|zurückgebliebene|liegengebliebene|nicht abgeholte)\S{0,2} (?:sachen|gegenstände|dinge|möbel|ware)/,
        /(?:gehören|fallen|gehen) .{0,30}(?:vermieter|uns\b|haus|betreiber|eigentümer|studio|verein)|(?:gehen|geht) in (?:unser|das) eigentum/,
      ],
      unless: [/aufbewahr|abholen lassen|nicht uns/],
      alone: true,
    },
  ],
  'data-shared': [
    {
      says: [
        /daten/,
        /(?:werbe|versicherungs|finanzierungs|marketing)\S{0,3}partner|werbetreibend|\bdritten?\b/,
        /zu (?:deren|ihren) eigenen zwecken|überlassen|verkauf|weitergegeben|weitergeben/,
      ],
      unless: [/nicht|nur mit|einwilligung|keine/],
    },
  ],
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
