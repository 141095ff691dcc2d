import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';
import { agreed, readerMay } from './turned';

/** What happens day by day and in a dispute, in the words of those who draft without a lawyer. */
export const plainDailyHarms = {
  'clients-banned': [
    {
      says: [
        /\b(?:cuidador|emplead|trabajador|profesor|monitor|técnic|personal|niñera|maestr|colaborador|una de ellas|uno de ellos|nuestr[oa]s? (?:gente|equipo))/,
        /\b(?:trabaj\S{1,5}|contrat\S{1,6}|emple[ae]\S{0,3}|colabor\S{1,4})\b.{0,60}\b(?:tu casa|su casa|por su cuenta|directamente|por fuera|contigo|con usted|para (?:ti|usted|vos))\b|\b(?:contratas?|contratar|contrata|emplear|das trabajo|dar trabajo) (?:\S{1,12} ){0,3}(?:a|de) (?:nuestr|un[oa] de)/,
        /\b(?:pag|reconoc|abon|deb|indemn|penal|multa|compens)/,
      ],
      unless: [/\b(?:datos|no (?:pagas|debes|hay que pagar)|libremente)\b/],
      notBy: 'other',
      alone: true,
    },
  ],
  'entry-at-will': [
    {
      says: [
        /\b(?:abr(?:e|en|ir|imos)|entr(?:a|an|ar|amos|o)|pas(?:a|ar|o|amos)|visit(?:a|ar|amos)|acced(?:e|er)|revis(?:a|ar|amos)|inspeccion\S{1,4}|mirar|usa (?:su|la) (?:propia )?llave)\b/,
        /\b(?:cuartos?|habitaci[oó]n|habitaciones|pisos?|casa|vivienda|departamento|local|llave|pieza|dormitorio|clósets?|cajones|armarios?|taquillas?|trastero)\b/,
        /\b(?:cuando (?:lo |le |me |nos )?(?:ve|vea|quiera|crea|estime|venga bien|viene bien|parezca|convenga|necesite|resulte)|est[eé]s? o no|sin (?:que .{0,12})?(?:avis|previo aviso|pedir)|no hace falta (?:que )?(?:te |le |se )?avis|a cualquier hora|avisando si)/,
      ],
      unless: [
        /\b(?:incendio|fuga|urgencia|emergencia|no (?:podrá|puede|entra|entrará|se entra))\b/,
        /\b(?:puedes|podés|podrás) entrar/,
      ],
      notBy: 'reader',
      alone: true,
    },
  ],
  'goods-taken': [
    {
      says: [
        /\b(?:dispon(?:e|er|drá) de (?:ellas|ellos)|pasan? (?:sin más )?a (?:nombre|ser|manos|propiedad) de|quedan? en propiedad de|responden por la deuda|se queda con (?:ellas|ellos|las cosas|los objetos))/,
        /\b(?:cosas|furgoneta|vehículo|coche|moto|bienes|muebles|mercancía|equipos?|enseres|objetos|pertenencias|deuda)\b/,
      ],
      unless: [/\b(?:una vez pagad|al pagar la última|al terminar de pagar|comprador)\b/],
      notBy: 'reader',
      alone: true,
    },
    {
      says: [
        /\b(?:saldo|dinero|ventas|fondos|ganancias|cosas|pertenencias|enseres|lo que haya|muebles|equipaje)\b/,
        /\b(?:se quedan? (?:guardad|retenid|adentro|dentro|bloquead|congelad)|queda(?:n|rá|rán)? (?:guardad|retenid|adentro|bloquead|congelad)|retenemos|retendremos|guardamos hasta|se retienen?)/,
        /\b(?:días|meses|hasta que|contra el pago|sin (?:intereses|explic|que haga falta|dar))/,
      ],
      unless: [/\b(?:te (?:las|los) guardamos gratis|impuesto|datos)\b/],
      notBy: 'reader',
      alone: true,
    },
  ],
  'access-blocked': [
    {
      says: [
        /\b(?:código|llave|tarjeta|cerradura|acceso|cuenta|perfil|aula|campus|línea|luz|agua|aparato|programa|dispositivo|torno|molinete|puerta|suministro|tienda)\b/,
        /\b(?:deja(?:rá)? de (?:funcionar|abrir|servir)|se (?:bloquea|desactiva|anula|apaga|corta|cierra sol[oa])|cambia(?:rá)? la cerradura|bloquead[oa] hasta|(?:cambiamos|cambiaremos|bloqueamos|desactivamos|cortamos)\b)/,
        /\b(?:mora|debes?|debas|atras|impag|sin pagar|no (?:pagas|paga|has pagado)|retraso|devuelto|deuda|falta dos veces|mismo día|día siguiente|a distancia)\b/,
      ],
      unless: [/\bno (?:se )?(?:bloque|cort|desactiv|apag|cambi)|\bno podrá|\bpérdida de (?:la|tu|su)/],
      notBy: 'reader',
      alone: true,
    },
  ],
  'data-shared': [
    {
      says: [
        /\b(?:huellas?|rostro|cara|biométric|datos|su número|tu número|teléfono|lo que gasta\S?|correo|historial|pulsaciones|salud|ubicación|conversaciones|fotos de)\b/,
        /\b(?:pasan?|pueden? pasar|pasarán?|pasamos|llegan?|van|se env[ií]an?|enviamos|entregamos|damos|vendemos|compartimos)\b.{0,50}\b(?:empresas|aseguradoras?|socios|anunciantes|terceros|casas amigas|nuestro grupo|del grupo|patrocinador|marcas)/,
      ],
      unless: [
        /\bno (?:los?|las?|se)? ?(?:pas|vend|compart|ced|damos|entreg|env)|\b(?:solo|sólo|únicamente) (?:para|con|a)\b/,
      ],
      notBy: 'reader',
      alone: true,
    },
  ],
  'likeness-for-ever': [
    {
      says: [
        /\b(?:fotos?|vídeos?|videos?|imagen|imágenes|voz|grabaci\S{1,4}|tramos|testimonios?|textos|diseños|moldes|motivos|aparezca|salgas|salga)\b/,
        /\b(?:us(?:ar|arl[oa]s?|amos|aremos|a)|verse|mostrar|publi\S{1,6}|difund\S{1,4}|anuncios|avisos|vallas|redes|campañas)\b/,
        /\b(?:para siempre|todo el tiempo que (?:queramos|quiera)|sin (?:fecha de (?:caducidad|fin)|límite de tiempo|plazo|cobrar|pago|pagar)|ni (?:retribuci|pago|compensaci)|cuando(?: y donde)? queramos|aun cuando .{0,25}ya no)/,
      ],
      unless: [
        /\bno (?:las?|los?|se|ponemos|usamos|usa|publicamos)\b.{0,25}\b(?:publi|us|fotos|ninguna)|\bson tuy[ao]s|\bpuedes pedir que/,
      ],
      notBy: 'reader',
      alone: true,
    },
  ],
  'work-ban-after': [
    {
      says: [
        /\b(?:durante|en|por) (?:los |el |un |una )?(?:\S{1,10} )?(?:años?|meses)\b.{0,20}\b(?:que siga|siguientes?|posteriores?|después)|\b(?:después|tras|una vez|terminad[oa])\b.{0,60}\b(?:años?|meses)\b/,
        /\bno (?:dar[áa]s?|abrir[áa]s?|ejercer[áa]s?|montar[áa]s?|trabajar[áa]s?|ofrecer[áa]s?|impartir[áa]s?|enseñar[áa]s?|tendr[áa]s?|prestar[áa]s?|harás?|grabar[áa]s?|podr[áa]s? (?:trabajar|dar|abrir|ofrecer|montar|ejercer))\b/,
        /\b(?:talleres?|cursos?|clases|negocio|servicios?|actividad|competenc|mism[oa]s?|similar|oficio|cargo|local|grupos|sector|ramo)\b/,
      ],
      unless: [/\b(?:confidencial|secreto|revelar|contar|devoluci|garantía|reclamaci|cobrar)/],
      notBy: 'other',
      alone: true,
    },
  ],
  'court-far-away': [
    {
      says: [
        /\b(?:juzgados|tribunales|fuero|jueces|juez)\b/,
        /\b(?:dejando (?:de lado|aparte)|sin (?:poder|que pueda|que valga)|aunque|y no (?:en|ante|a)|renunci\S{1,5} a)\b.{0,50}\b(?:su|tu|propio) (?:domicilio|fuero|casa|ciudad)|\b(?:los|el) de su (?:domicilio|lugar|ciudad)\b/,
        /\b(?:solo|sólo|solamente|únicamente|siempre|exclusiv|dejando|renunci|aunque)/,
      ],
      unless: [/\b(?:puede|podrá|puedes) (?:demandar|acudir|elegir)/],
      alone: true,
    },
  ],
  'no-court': [
    {
      says: [
        /\b(?:desacuerdos?|diferencias?|conflictos?|controversias?|disputas?|pleitos?|discusi[oó]n|discusiones|problemas?|reclamos?)\b/,
        /\b(?:resuelve|resolverá|resuelven|decide|decidirá|deciden|zanja|dirime|arregla)\b/,
        /\b(?:sin (?:apelaci|recurso)|inapelable|definitiva?mente|lo que (?:él|ella|diga)|(?:abogad[oa]|perit[oa]|gerente|director[a]?|persona|comité|notari[oa]|contador[a]?) que (?:\S{1,12} ){1,4}(?:elija|elijan|elijamos|designe|designemos|nombre|nombremos|indique))/,
      ],
      unless: [
        /\b(?:voluntari|si (?:lo )?(?:deseas?|quieres|quiere)|junta arbitral|de común acuerdo|puedes|podrá acudir)/,
      ],
      alone: true,
    },
  ],
  'other-performs': [
    {
      says: [
        /\b(?:puede|podrá|pueden|podrán) (?:llegar|venir|acudir|atender\S{0,3}|ir|dar(?:te|le)?|presentarse|hacerl[oa])\b/,
        /\b(?:quien(?:es)? (?:tengamos|esté|haya|toque|podamos|mandemos)|cualquier(?:a)? (?:de|otr|persona)|otra (?:persona|empresa)|alguien|a quien)\b/,
      ],
      unless: [agreed, /\b(?:a tu elección|a su elección|que elijas|que tú|mismo nivel)/],
      notBy: 'reader',
      alone: true,
    },
  ],
  'moved-at-will': [
    {
      says: [
        /\b(?:tu|su) nuev[oa] (?:cuarto|habitación|plaza|puesto|centro|taquilla|mesa|aula|grupo|sitio|lugar)|\b(?:el|la) que te (?:asignemos|toque|demos|indiquemos)\b|\btrasladar (?:tus|sus) cosas|\btrasladamos o cerramos|\bte (?:pasamos|cambiamos|movemos) (?:a|de) (?:otr|cuarto|habitación|sitio|mesa)/,
        /\b(?:no (?:baja|cambia|será motivo|da derecho|te da derecho|rebaja)|necesidades|cuando|días para|aunque|si un día)/,
      ],
      unless: [agreed, /\bde igual precio o te devuelv/],
      notBy: 'reader',
      alone: true,
    },
  ],
  'only-for-them': [
    {
      says: [
        /\bno (?:servir|trabajar|estampar|prestar|aceptar|producir|fabricar|colaborar|aparecer|saldr)\S{1,2}\b.{0,60}\b(?:otr[oa]s?|ninguna otra|nadie más|no sea)\b/,
        /\b(?:empresa|bar|hotel|marca|taller|tienda|estudio|casa|productos?|cliente|negocio|encargos?)\S{0,2}\b/,
      ],
      unless: [
        /\b(?:secreto|confidencial|datos)\b/,
        /\b(?:proveedor|empresa|editorial|plataforma|escuela|franquiciador|casa|agencia)\S{0,2} no\b/,
      ],
      notBy: 'other',
      alone: true,
    },
  ],
  'their-word-final': [
    {
      says: [
        /\b(?:decid[ea]|decidirá|fij[ea]|fijará|determin[ea]|calcul[ea]|consider[ea]|juzgu?[ea]|a juicio)\b/,
        /\b(?:sin (?:otra|más|ulterior|necesidad de|dar) (?:prueba|explicaci|justificaci|comprobante)|(?:comprobantes?|facturas?|pruebas?) no se|si paga|y cuánto|a juicio exclusivo|a su solo juicio|según (?:vea|le parezca|me vayan|nos parezca))/,
      ],
      unless: [/\b(?:juez|tribunal|perito|médico|ley|árbitro|Directora)\b/, readerMay],
      notBy: 'reader',
    },
  ],
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
