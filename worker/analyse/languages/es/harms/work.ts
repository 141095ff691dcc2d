import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';
import { byAgreement, provider } from './turned';

const afterwards =
  /\b(?:tras|después|una vez|finaliza|terminaci|termina|extinci|extinga|cese|salida|siguientes?|posterior|te vas|se vaya|egreso|baja|hasta)\S{0,6}|\b(?:durante|por|en) (?:los |el |un )?(?:\S{1,8} )?(?:años?|meses)\b/;

/** What one works, and is paid for it. */
export const spanishWorkHarms = {
  'wage-deduction': [
    {
      says: [
        /\b(?:descont|descuent|deduc|reten|compens)\S{0,8}/,
        /\b(?:salario|sueldo|nómina|retribuci|finiquito|haberes|remuneraci|liquidación)/,
        /\b(?:rotura|pérdida|faltas?\b|faltante|daño|desperfecto|diferencia|uniforme|material|caja|multa|error|averí|coste|alojamiento|retras|préstamo|anticipo)/,
      ],
      unless: [/\b(?:no (?:podrá|puede|se)|IRPF|seguridad social)\b/],
    },
  ],
  'unpaid-time': [
    {
      says: [
        /\b(?:horas? (?:extra|adicional|de más|en exceso|que)|tiempo|desplazamientos?|exceso de jornada|prolong|guardias?|jornadas|disponibilidad|reuniones|formación|esperas?|recoger|fichar)/,
        /\bno (?:se (?:paga|abona|retribuy|compens|remuner)|(?:será|serán|es|son|está|están|genera|dará|da|devenga|computa)\S{0,3} .{0,15}(?:retribu|pagad|remuner|abonad|compens|derecho|pago|trabajo efectivo))|\bni se pagan?|\b(?:va|van|está|están|queda|quedan|se (?:consideran?|entienden?)) (?:ya )?(?:incluid|comprendid|absorbid|compensad)|\bsin (?:retribuci|remuneraci|compensaci|cobr|que se pague|derecho a (?:retrib|comp|pago))/,
      ],
      unless: [/\b(?:no (?:está|están|incluid)\S{0,4} incluid|IVA|precio incluye|electricidad|comunidad)/],
    },
  ],
  'hours-at-will': [
    {
      says: [
        /\b(?:horario|turno|jornada|cuadrante|llamamiento)s?\b/,
        /\b(?:modific|cambi|anul|cancel|alter|retir|amplia|fij|reduc|desaparec|distribu)/,
        /\b(?:sin (?:previo |que )?(?:aviso|preaviso|nadie)|(?:el mismo|la) (?:día|víspera)|horas? (?:antes|de antelación)|según (?:las )?necesidades|necesidades (?:del|de la)|unilateral|a (?:su )?(?:criterio|discreción)|libremente|cualquier momento|minutos)/,
      ],
      unless: [byAgreement, /\b(?:alumn|clases?|no (?:podrá|puede))/],
      notBy: 'reader',
    },
  ],
  'tips-kept': [
    {
      says: [
        /\bpropinas?\b/,
        /\b(?:empresa|casa|hotel|local|restaurante|establecimiento|caja|reten|descuent|rotura|no .{0,20}(?:repart|pertenec|correspond))/,
      ],
      unless: [
        /\b(?:íntegr|sin (?:deducci|retenci)|se reparten? (?:todas|entre)|sin descuento|son de(?:l| la) (?:trabajador|emplead|personal)|voluntari)/,
      ],
    },
  ],
  'training-repaid': [
    {
      says: [
        /\b(?:formación|formativ|cursos?|capacitaci|máster|certificaci|adiestramiento|uniforme)/,
        /\b(?:reintegr|devolv|devuelv|reembols|restitu|abonar|indemniz|pagar|coste)/,
        /\b(?:baja|dimi|dejar?|abandon|cese|march|antes de|permanec|renunci|extin|se va)/,
      ],
      unless: [/\b(?:alumn|matrícula|no (?:tendrá|deberá|podrá))/, provider],
      notBy: 'other',
    },
  ],
  'work-ban-after': [
    {
      says: [
        /\bno (?:podrá|puede|podrás|puedes|trabaj|prest|se dedic|dedic|ejerc|compet|abr|colabor|emple|grabas|cantas)|\bprohib|\babst[eé]n|\babstien|\bse (?:compromete|obliga) a no|\bno (?:competencia|concurr)|\bse mantiene lejos/,
        /\b(?:compet|sector|ramo|actividad|empresas?|negocios?|mism[oa]|análog|similar|profesi|oficio|escenario|por cuenta propia)/,
        /\b(?:tras|después|una vez|finaliza|terminaci|extinci|extinga|cese|salida|siguientes?|posterior|te vas|te marches|se marche|baja)\S{0,6}|\bpor (?:dos|tres|cinco|\d) (?:años|meses)|\ben (?:dos|tres|cinco|\d) años/,
      ],
      unless: [
        /\b(?:confidencial|captar|no (?:habrá|hay|existe|se pacta)|client\S{0,3} de la|sin (?:pacto|límite)|podrá (?:trabajar|ejercer)|durante la vigencia)/,
      ],
      notBy: 'other',
    },
  ],
  'clients-banned': [
    {
      says: [
        /\b(?:client|emplead|personal|trabajador|alumn|paciente|educador|persona que|alguien que)/,
        /\bno (?:podrá|puede|contact|capt|atend|contrat|trabaj|ofrec|dar[áe]? |prest)|\bprohib|\babst[eé]n|\babstien|\bse (?:compromete|obliga) a no|\bsi le das trabajo/,
        /\b(?:captar|contact|atend|contrat|ofrecer|prestar|dar[áe]? trabajo|das trabajo|trabajar (?:con|para)|solicit)/,
        afterwards,
      ],
      unless: [/\b(?:datos|confidencial)/],
      notBy: 'other',
    },
  ],
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
